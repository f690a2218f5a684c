import { z } from 'zod';
import { messageState, replyInput } from '#modules/contact/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { messageActions } from '#services/admin/messages.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

interface OfMessage {
  id: string;
}
type Actions = ReturnType<typeof messageActions>;

const filled =
  <Schema extends z.ZodType>(
    form: string,
    schema: Schema,
    run: (actions: Actions, value: z.output<Schema>) => Promise<unknown>,
  ): OfficeIntent<OfMessage> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema,
      others: ['close'],
      send: (value) => run(messageActions(admin, id, key), value),
    });

const number = z.string().regex(/^\d{1,15}$/);
/** Form variant of the schema: a checkbox may be absent, a number empty. */
const typedReply = replyInput.extend({
  close: z.stringbool().default(false),
  after: z.union([z.literal(''), number]),
});

/** Actions of a message's page, by form name. */
export const messageIntents = {
  replyToMessage: (({ admin, id, data, key }) =>
    submitForm({
      form: 'replyToMessage',
      data,
      schema: typedReply,
      others: ['close', 'file'],
      send: ({ text, close, after }) => {
        const body = new FormData();
        const texts = { text, close: String(close), after };
        for (const [name, value] of Object.entries(texts)) body.append(name, value);
        for (const file of data.getAll('file'))
          if (typeof file !== 'string' && file.size > 0) body.append('file', file);
        return messageActions(admin, id, key).replyWithFiles(body);
      },
    })) satisfies OfficeIntent<OfMessage>,
  putOffMessage: plainForm({
    name: 'putOffMessage',
    // Empty for the button that cancels the postponement.
    schema: z.object({ until: z.union([z.literal(''), z.iso.date()]) }),
    fields: { until: { control: 'day', isRequired: true } },
    send: ({ admin, id, key }: FormOf<OfMessage>, { until }) =>
      messageActions(admin, id, key).putOff(until === '' ? null : until),
  }),
  mergeMessages: filled('mergeMessages', z.object({ other: number }), (actions, { other }) =>
    actions.merge(Number(other)),
  ),
  separateMessages: filled('separateMessages', z.object({ id: number }), (actions, { id }) =>
    actions.separate(id),
  ),
  sendReply: filled('sendReply', z.object({ reply: number }), (actions, { reply }) =>
    actions.sendAgain(reply),
  ),
  setMessageState: filled('setMessageState', messageState, (actions, { state }) =>
    actions.setState(state),
  ),
  assignMessage: plainForm({
    name: 'assignMessage',
    schema: z.object({ staffId: z.union([z.literal(''), number]) }),
    fields: { staffId: { control: 'choice', isRequired: false } },
    send: ({ admin, id, key }: FormOf<OfMessage>, { staffId }) =>
      messageActions(admin, id, key).assign(staffId === '' ? null : Number(staffId)),
  }),
};
