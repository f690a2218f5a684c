import { z } from 'zod';
import { staffChange, staffInvitation } from '#modules/staff/contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamCalls } from '#services/admin/staff.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const inviteMember = plainForm({
  name: 'inviteMember',
  schema: staffInvitation,
  fields: { role: { control: 'choice' } },
  send: ({ admin, key }: FormOf<object>, invitation) => teamCalls(admin).invite(invitation, key),
});

/** Actions of the team page. */
export const teamIntents = { inviteMember };

interface OfMember {
  id: number;
}

const changeMember = plainForm({
  name: 'changeMember',
  schema: staffChange,
  fields: { name: { isRequired: true }, role: { control: 'choice', isRequired: true } },
  send: ({ admin, id, key }: FormOf<OfMember>, change) => teamCalls(admin).change(id, change, key),
  current: async ({ admin, id }) => {
    const { members } = await teamCalls(admin).list();
    const member = members.find((one) => String(one.id) === String(id));
    return member ? { name: member.name, role: member.role } : {};
  },
});

/** A form of one button. */
const pressed =
  (form: string, act: 'sendLink' | 'forgetSecondFactor' | 'end'): OfficeIntent<OfMember> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema: z.object({}),
      send: () => teamCalls(admin)[act](id, key),
    });

/** Actions of a staff member's page, by form name. */
export const memberIntents = {
  changeMember,
  sendLink: pressed('sendLink', 'sendLink'),
  forgetSecondFactor: pressed('forgetSecondFactor', 'forgetSecondFactor'),
  endMember: pressed('endMember', 'end'),
};
