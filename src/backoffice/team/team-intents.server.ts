import { z } from 'zod';
import { staffChange, staffInvitation } from '#modules/staff/contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamCalls } from '#services/admin/staff.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { unlessChanged } from '../parts/unless-changed.server.ts';

const inviteMember: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'inviteMember',
    data,
    schema: staffInvitation,
    send: (invitation) => teamCalls(admin).invite(invitation, key),
  });

/** What can be done on the page of the team. */
export const teamIntents = { inviteMember };

interface OfMember {
  id: number;
}

const changeMember: OfficeIntent<OfMember> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'changeMember',
    data,
    schema: staffChange,
    send: (change) => teamCalls(admin).change(id, change, key),
  });

/** A press of a button, without anything typed. */
const pressed =
  (form: string, act: 'sendLink' | 'forgetSecondFactor' | 'end'): OfficeIntent<OfMember> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema: z.object({}),
      send: () => teamCalls(admin)[act](id, key),
    });

/** What can be done on the page of somebody, by the name of its form. */
export const memberIntents = {
  changeMember: unlessChanged<OfMember>(
    'changeMember',
    async ({ admin, id }) => {
      const { members } = await teamCalls(admin).list();
      const member = members.find((one) => String(one.id) === String(id));
      return member ? { name: member.name, role: member.role } : {};
    },
    changeMember,
  ),
  sendLink: pressed('sendLink', 'sendLink'),
  forgetSecondFactor: pressed('forgetSecondFactor', 'forgetSecondFactor'),
  endMember: pressed('endMember', 'end'),
};
