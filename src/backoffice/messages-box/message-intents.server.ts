import { z } from 'zod';
import { messageState, replyInput } from '#modules/contact/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { messageDeeds } from '#services/admin/messages.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

interface OfMessage {
  id: string;
}
type Deeds = ReturnType<typeof messageDeeds>;

const filled =
  <Schema extends z.ZodType>(
    form: string,
    schema: Schema,
    run: (deeds: Deeds, value: z.output<Schema>) => Promise<unknown>,
  ): OfficeIntent<OfMessage> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema,
      others: ['close'],
      send: (value) => run(messageDeeds(admin, id, key), value),
    });

const number = z.string().regex(/^\d{1,15}$/);
/** As the form says it: a box that is ticked or absent, a number or nothing. */
const typedReply = replyInput.extend({
  close: z.stringbool().default(false),
  after: z.union([z.literal(''), number]),
});

/** What can be done on the page of a message, by the name of its form. */
export const messageIntents = {
  replyToMessage: filled('replyToMessage', typedReply, (deeds, { text, close, after }) =>
    deeds.reply({ text, close, after: after === '' ? null : Number(after) }),
  ),
  sendReply: filled('sendReply', z.object({ reply: number }), (deeds, { reply }) =>
    deeds.sendAgain(reply),
  ),
  setMessageState: filled('setMessageState', messageState, (deeds, { state }) =>
    deeds.setState(state),
  ),
  assignMessage: filled(
    'assignMessage',
    z.object({ staffId: z.union([z.literal(''), number]) }),
    (deeds, { staffId }) => deeds.assign(staffId === '' ? null : Number(staffId)),
  ),
};
