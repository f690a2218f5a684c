import { ownValue } from '#kit/own-value.ts';
import { Refusal } from '#kit/refusal.ts';
import { staffInvitation } from '#modules/staff/contracts.ts';
import { PERMISSIONS } from '#modules/staff/rules/index.ts';
import {
  endStaff,
  forgetSecondFactor,
  inviteStaff,
  listTeam,
  recordAction,
  sendStaffLink,
} from '#modules/staff/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

const USAGE = `staff                                 who works in the back office
staff invite <e-mail> <role> "name"   opens it to somebody; says the link to choose a password
staff link <e-mail>                   another link, for a forgotten password
staff forget-code <e-mail>            they lost their telephone, their ten codes or their passkeys
staff end <e-mail>                    they left: what they may do ends at once
roles: direction, support, logistics, merchandising, accounting, or one the team composed (r12)`;

/** Whoever can run commands has access to the database anyway. */
const EVERYTHING = { permissions: PERMISSIONS };

/**
 * The `staff` command: creates the first staff account, and helps staff who are locked out.
 * @throws StartupProblem with a plain message for what cannot be done.
 */
export async function staffCommand(
  appContext: AppContext,
  [name, email = '', ...given]: readonly string[],
): Promise<string[]> {
  if (name === undefined) {
    const team = await listTeam(appContext.db);
    if (team.length === 0)
      return ['Nobody yet. Begin with: staff invite <e-mail> direction "name"'];
    return team.map(
      ({ email, role, name, state, hasSecondFactor }) =>
        `${email} ${role} ${state}${hasSecondFactor ? ', second factor' : ''} (${name})`,
    );
  }
  try {
    if (name === 'invite') return await invite(appContext, email, given);
    const action = ownValue(actions, name);
    const member = (await listTeam(appContext.db)).find(
      (one) => one.email.toLowerCase() === email.toLowerCase(),
    );
    if (!action || given.length > 0) throw new StartupProblem(USAGE);
    if (!member) throw new StartupProblem(`Nobody of the team has the address ${email}.`);
    return await transact(appContext, async (work) => {
      await recordAction(work, null, { action: action.auditedAction, subject: member.email });
      return action.run(work, appContext, member.id);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupProblem(`${words(error.code, error.params) ?? ''} (${error.code})`);
  }
}

const LINK = 'Once, for 24 hours; it was sent by mail, too:';

async function invite(appContext: AppContext, email: string, [role, name]: readonly string[]) {
  const invitation = staffInvitation.safeParse({ email, role, name: name ?? email });
  if (!invitation.success) throw new StartupProblem(USAGE);
  return transact(appContext, async (work) => {
    const detail = { role: invitation.data.role };
    await recordAction(work, null, { action: 'staff.invited', subject: email, detail });
    return [LINK, await inviteStaff(work, appContext.config, EVERYTHING, invitation.data)];
  });
}

interface Action {
  /** Its name in the audit log. */
  auditedAction: string;
  run: (work: UnitOfWork, appContext: AppContext, id: number) => Promise<string[]>;
}

const actions: Readonly<Record<string, Action>> = {
  link: {
    auditedAction: 'staff.link_sent',
    run: async (work, { config }, id) => [LINK, await sendStaffLink(work, config, EVERYTHING, id)],
  },
  'forget-code': {
    auditedAction: 'staff.second_factor_removed',
    run: async (work, _, id) => {
      await forgetSecondFactor(work, EVERYTHING, id);
      return ['They sign in with their password alone, and set the second factor up anew.'];
    },
  },
  end: {
    auditedAction: 'staff.ended',
    run: async (work, _, id) => {
      await endStaff(work, EVERYTHING, id);
      return ['Their access has ended.'];
    },
  },
};
