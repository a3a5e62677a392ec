import { Button, ButtonLink } from '../ui/Button.tsx'
import { Checkbox } from '../ui/forms/choices/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PasswordField } from '../ui/signIn/PasswordField.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { Switch } from '../ui/forms/choices/Switch.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import css from './Gallery.module.css'
import { Part, say } from './Part.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const
const long = say(
  'A title that is far longer than the field it stands in, as titles of real surveys tend to be',
  '실제 설문의 제목이 대개 그렇듯이 입력란보다 훨씬 길어서 끝까지 보이지 않는 제목입니다',
)

/** What is pressed, typed into and chosen from, in every state. */
export const Controls = () => (
  <>
    <Part name="Button" stacked>
      {(['md', 'lg'] as const).map((size) => (
        <div key={size} className={css.row}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {say('Save', '저장')}
            </Button>
          ))}
          <Button size={size} kind="secondary">
            <Icon name="plus" /> {say('Add question', '문항 추가')}
          </Button>
          <ButtonLink size={size} to="/ui">
            {say('A link', '링크')} <Icon name="right" />
          </ButtonLink>
          <Button size={size} disabled>
            {say('Disabled', '사용 안 함')}
          </Button>
          <Button size={size} busy>
            {say('Saving...', '저장 중…')}
          </Button>
        </div>
      ))}
    </Part>
    <Part name="Field" stacked>
      <div className={css.fields}>
        <TextField label={say('First name', '이름')} />
        <TextField label={say('Company', '회사')} optional placeholder={say('For example, a newsroom', '예: 신문사')} />
        <TextField label={say('Title', '제목')} hint={say('Shown in the list.', '목록에 표시됩니다.')} defaultValue={long} />
        <TextField label={say('E-mail', '이메일')} error={say('Enter your e-mail.', '이메일을 입력해 주세요.')} defaultValue="mina@" />
        <TextField label={say('E-mail', '이메일')} defaultValue="mina@example.com" disabled />
        <PasswordField label={say('Password', '비밀번호')} autoComplete="new-password" defaultValue="a quiet lake of ink" />
        <Select label={say('Gender', '성별')}>
          <option>{say('Prefer not to say', '답하지 않음')}</option>
          <option>{say('Female', '여성')}</option>
          <option>{say('Male', '남성')}</option>
        </Select>
        <Select label={say('Country', '국가')} error={say('Choose a country.', '국가를 선택해 주세요.')}>
          <option>{say('Choose', '선택')}</option>
        </Select>
        <TextArea label={say('Note', '내용')} optional rows={3} />
      </div>
    </Part>
    <Part name="Checkbox" stacked>
      <div className={css.fields}>
        <Checkbox label={say('Off', '꺼짐')} />
        <Checkbox
          label={say('On', '켜짐')}
          defaultChecked
          hint={say('What this does, in a sentence.', '무엇을 하는지 한 문장으로 씁니다.')}
        />
        <Checkbox label={say('Some of them', '일부 선택')} indeterminate />
        <Checkbox label={say('Disabled', '사용 안 함')} disabled />
        <Checkbox label={say('Disabled, on', '사용 안 함, 켜짐')} disabled defaultChecked />
        <Checkbox label={say('I agree', '동의합니다')} error={say('Please agree first.', '먼저 동의해 주세요.')} />
      </div>
    </Part>
    <Part name="Switch">
      <Switch label={say('Required', '필수')} />
      <Switch label={say('Active', '공개')} defaultChecked />
      <Switch label={say('Disabled', '사용 안 함')} disabled />
      <Switch label={say('Disabled, on', '사용 안 함, 켜짐')} disabled defaultChecked />
    </Part>
  </>
)
