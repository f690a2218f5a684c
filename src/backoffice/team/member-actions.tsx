import type { MemberShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './team-words.ts';

interface MemberActionsProps {
  member: Pick<MemberShape, 'hasSecondFactor' | 'hasIdentity' | 'keys'>;
  keys: { link: string; forget: string; end: string };
  refused: FormAnswer | undefined;
}

/** One-click actions on a staff account. */
export function MemberActions({ member, keys, refused }: MemberActionsProps) {
  return (
    <div className="grid gap-6">
      <Panel title={t('member.link.title')}>
        <p className="mb-4 text-small text-encre-2">{t('member.link.text')}</p>
        <ActionForm
          name="sendLink"
          formKey={keys.link}
          refused={refused}
          submit={t('member.link.submit')}
          asks={t('member.link.asks')}
        />
      </Panel>
      {(member.hasSecondFactor || member.hasIdentity) && (
        <Panel title={t('member.forget.title')}>
          <p className="mb-4 text-small text-encre-2">{t('member.forget.text')}</p>
          <ActionForm
            name="forgetSecondFactor"
            formKey={keys.forget}
            refused={refused}
            submit={t('member.forget.submit')}
            asks={t('member.forget.asks')}
          />
        </Panel>
      )}
      <Panel title={t('member.end.title')}>
        <p className="mb-4 text-small text-encre-2">{t('member.end.text')}</p>
        {member.keys > 0 && (
          <Alert tone="warning" className="mb-4">
            {t('member.end.keys', { count: member.keys })}
          </Alert>
        )}
        <ActionForm
          name="endMember"
          variant="danger"
          formKey={keys.end}
          refused={refused}
          submit={t('member.end.submit')}
          asks={t('member.end.asks')}
        />
      </Panel>
    </div>
  );
}
