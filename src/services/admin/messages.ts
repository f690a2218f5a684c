import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as contact from '#modules/contact/admin-operations.ts';
import type { MessageState } from '#modules/contact/contracts.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Customer messages. */
export const messageCalls = (admin: AdminClient) => ({
  /** Longest waiting first. */
  list: (query: QueryOf<typeof contact.listContactRequests>) =>
    admin.list(contact.listContactRequests, { query }),
  read: (id: string) => admin.read(contact.getContactRequest, { params: { id } }),
  file: (id: string, position: string) =>
    admin.file(contact.getContactFile, { params: { id, position } }),
  /** Recent response times. */
  figures: () => admin.read(contact.getContactFigures),
  /** Staff members who answer messages. */
  assignees: () => admin.list(contact.listContactAssignees),
});

/** Actions on a message. */
export const messageActions = (admin: AdminClient, id: string, key: Key) => {
  const params = { id };
  return {
    reply: (body: BodyOf<typeof contact.replyToContactRequest>) =>
      admin.change(contact.replyToContactRequest, { params, body, key }),
    /** A reply with attachments. */
    replyWithFiles: (body: FormData) =>
      admin.change(contact.replyToContactRequestWithFiles, { params, body, key }),
    /** Postpones a message to a day, or cancels that. */
    putOff: (until: string | null) =>
      admin.change(contact.putOffContactRequest, { params, body: { until }, key }),
    /** Shows another message of the same person within this one. */
    merge: (other: number) =>
      admin.change(contact.mergeContactRequest, { params, body: { other }, key }),
    separate: (merged: string) =>
      admin.change(contact.separateContactRequest, { params: { id, merged }, key }),
    sendAgain: (reply: string) =>
      admin.change(contact.sendContactReplyAgain, { params: { id, reply }, body: {}, key }),
    setState: (state: MessageState) =>
      admin.change(contact.setContactRequestState, { params, body: { state }, key }),
    assign: (staffId: number | null) =>
      admin.change(contact.assignContactRequest, { params, body: { staffId }, key }),
  };
};

/** Reply templates. */
export const templateCalls = (admin: AdminClient) => ({
  list: () => admin.list(contact.listContactTemplates),
  add: (body: BodyOf<typeof contact.addContactTemplate>, key: Key) =>
    admin.change(contact.addContactTemplate, { body, key }),
  change: (id: string, body: BodyOf<typeof contact.changeContactTemplate>, key: Key) =>
    admin.change(contact.changeContactTemplate, { params: { id }, body, key }),
  remove: (id: string, key: Key) =>
    admin.change(contact.removeContactTemplate, { params: { id }, key }),
});
