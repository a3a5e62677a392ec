import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { ErrorSummary } from '../ui/forms/ErrorSummary.tsx'
import { Icon } from '../ui/Icon.tsx'
import { WorkIcon } from '../ui/WorkIcon.tsx'
import { Menu, menuItem, menuRule } from '../ui/overlays/Menu.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { toast } from '../ui/toasts/toast.tsx'
import { Part, say } from './Part.tsx'

/** What opens, moves and comes by itself. */
export function Overlays() {
  const [asked, setAsked] = useState<'plain' | 'unsaved'>()
  const [wrong, setWrong] = useState(false)
  const close = () => setAsked(undefined)
  return (
    <>
      <Part name="Menu">
        <Menu
          button={
            <>
              {say('More', '더 보기')} <Icon name="down" />
            </>
          }
        >
          <button type="button" className={menuItem}>
            <WorkIcon name="edit" /> {say('Edit', '수정')}
          </button>
          <hr className={menuRule} />
          <button type="button" className={menuItem}>
            <WorkIcon name="trash" /> {say('Delete', '삭제')}
          </button>
        </Menu>
      </Part>
      <Part name="Dialog">
        <Button kind="secondary" onClick={() => setAsked('plain')}>
          {say('Open a dialog', '대화상자 열기')}
        </Button>
        <Button kind="secondary" onClick={() => setAsked('unsaved')}>
          {say('Open one to fill in', '입력하는 대화상자 열기')}
        </Button>
        {asked && (
          <Dialog
            title={say('Delete this survey?', '이 설문을 삭제할까요?')}
            onClose={close}
            unsaved={asked === 'unsaved'}
            wide={asked === 'unsaved'}
            actions={
              <>
                <Button kind="secondary" onClick={close}>
                  {say('Cancel', '취소')}
                </Button>
                <Button kind="danger" onClick={close}>
                  {say('Delete', '삭제')}
                </Button>
              </>
            }
          >
            <p>{say('This cannot be undone.', '되돌릴 수 없습니다.')}</p>
            {asked === 'unsaved' && <TextField label={say('Confirm with its title', '제목으로 확인')} />}
          </Dialog>
        )}
      </Part>
      <Part name="Toast">
        <Button kind="secondary" onClick={() => toast(say('Inquiry marked as read.', '문의를 읽음으로 표시했습니다.'))}>
          {say('Plain', '보통')}
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            toast(say('Question deleted.', '문항을 삭제했습니다.'), {
              tone: 'success',
              action: { label: say('Undo', '실행 취소'), run: () => {} },
            })
          }
        >
          {say('With Undo', '실행 취소 포함')}
        </Button>
        <Button kind="secondary" onClick={() => toast(say('This could not be saved.', '저장하지 못했습니다.'), { tone: 'error' })}>
          {say('An error', '오류')}
        </Button>
      </Part>
      <Part name="ErrorSummary" stacked>
        <Button kind="secondary" onClick={() => setWrong(true)}>
          {say('Send a form with errors', '오류가 있는 양식 보내기')}
        </Button>
        {wrong && (
          <ErrorSummary
            title={say('One thing to look at', '확인할 항목이 하나 있습니다')}
            items={[{ control: 'gallery-name', name: say('Name', '이름'), text: say('Enter your name.', '이름을 입력해 주세요.') }]}
          />
        )}
        <TextField id="gallery-name" label={say('Name', '이름')} />
      </Part>
    </>
  )
}
