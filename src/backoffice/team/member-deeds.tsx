import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { DeedForm } from '../parts/deed-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './team-words.ts';

interface MemberDeedsProps {
  hasSecondFactor: boolean;
  keys: { link: string; forget: string; end: string };
  refused: FormAnswer | undefined;
}

/** What is done to somebody’s access by one press each. */
export function MemberDeeds({ hasSecondFactor, keys, refused }: MemberDeedsProps) {
  return (
    <div className="grid gap-6">
      <Panel title={t('member.link.title')}>
        <p className="mb-4 text-small text-encre-2">{t('member.link.text')}</p>
        <DeedForm
          name="sendLink"
          formKey={keys.link}
          refused={refused}
          submit={t('member.link.submit')}
        />
      </Panel>
      {hasSecondFactor && (
        <Panel title={t('member.forget.title')}>
          <p className="mb-4 text-small text-encre-2">{t('member.forget.text')}</p>
          <DeedForm
            name="forgetSecondFactor"
            formKey={keys.forget}
            refused={refused}
            submit={t('member.forget.submit')}
          />
        </Panel>
      )}
      <Panel title={t('member.end.title')}>
        <p className="mb-4 text-small text-encre-2">{t('member.end.text')}</p>
        <DeedForm
          name="endMember"
          look="danger"
          formKey={keys.end}
          refused={refused}
          submit={t('member.end.submit')}
        />
      </Panel>
    </div>
  );
}
