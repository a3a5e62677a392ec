import { ApiError } from '../lib/api/ApiError.ts'
import { Alert } from '../ui/states/Alert.tsx'
import { Avatar } from '../ui/images/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { LoadError } from '../ui/states/LoadError.tsx'
import { Progress } from '../ui/states/Progress.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { Part, say } from './Part.tsx'
import picture from './picture.svg'

const tones = {
  error: say('Incorrect e-mail or password.', '이메일 또는 비밀번호가 올바르지 않습니다.'),
  success: say('Saved', '저장했습니다'),
  warn: say('Someone else saved this while you were editing.', '그사이 다른 사람이 저장했습니다.'),
  info: say('Only English is filled in so far.', '아직 영어만 입력했습니다.'),
} as const

/** What is only looked at, in every state. */
export const Shown = () => (
  <>
    <Part name="Alert" stacked>
      {(['error', 'success', 'warn', 'info'] as const).map((tone) => (
        <Alert key={tone} tone={tone}>
          {tones[tone]}
        </Alert>
      ))}
    </Part>
    <Part name="Badge">
      <Badge>{say('Draft', '초안')}</Badge>
      <Badge tone="accent">{say('New', '새 문의')}</Badge>
      <Badge tone="success">{say('Active', '공개')}</Badge>
      <Badge tone="warn">{say('3 missing', '3개 없음')}</Badge>
      <Badge tone="error">{say('Failed', '실패')}</Badge>
      <Badge tone="count">3</Badge>
      <Badge tone="count">128</Badge>
    </Part>
    <Part name="Avatar">
      <Avatar person={{ full_name: 'Mina Park' }} />
      <Avatar person={{ full_name: '박민아' }} />
      <Avatar person={{ email: 'x@example.com' }} />
      <Avatar person={{ full_name: 'Mina Park', picture_url: picture }} />
      <Avatar size="lg" person={{ full_name: 'Mina Park' }} />
      <Avatar size="lg" person={{ picture_url: picture }} />
    </Part>
    <Part name="Progress" stacked>
      <Progress label="harbour.jpg" value={0} />
      <Progress label="harbour.jpg" value={0.42} />
      <Progress label="harbour.jpg" value={1} />
      <Progress label={say('Checking the file', '파일 확인 중')} />
    </Part>
    <Part name="Skeleton" stacked>
      <Skeleton />
      <Skeleton lines={3} />
    </Part>
    <Part name="EmptyState" stacked>
      <EmptyState title={say('No surveys yet', '아직 설문이 없습니다')} action={<Button>{say('New Survey', '새 설문')}</Button>}>
        {say('The first one takes a few minutes.', '첫 설문을 만드는 데 몇 분이면 됩니다.')}
      </EmptyState>
      <EmptyState title={say('We could not find this survey', '설문을 찾을 수 없습니다')} drawing="missing" />
    </Part>
    <Part name="LoadError" stacked>
      <LoadError error={new ApiError(0, 'offline')} retry={() => {}} />
    </Part>
    <Part name="RichText" stacked>
      <RichText
        html={say(
          '<h2>A heading</h2><p>Words with <strong>weight</strong>, <em>emphasis</em> and <a href="/surveys">a link</a>.</p><ul><li>One</li><li>Two</li></ul>',
          '<h2>제목</h2><p><strong>굵은 글</strong>, <em>강조한 글</em>, <a href="/surveys">링크</a>가 있는 글입니다.</p><ul><li>하나</li><li>둘</li></ul>',
        )}
      />
    </Part>
  </>
)
