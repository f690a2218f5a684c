import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as contact from '#modules/contact/admin-operations.ts';
import type { MessageState } from '#modules/contact/contracts.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** What people wrote to the shop. */
export const messageCalls = (admin: AdminClient) => ({
  /** Those that wait the longest first. */
  list: (query: QueryOf<typeof contact.listContactRequests>) =>
    admin.list(contact.listContactRequests, { query }),
  read: (id: string) => admin.read(contact.getContactRequest, { params: { id } }),
  file: (id: string, position: string) =>
    admin.file(contact.getContactFile, { params: { id, position } }),
  /** How long people waited for a first answer lately. */
  figures: () => admin.read(contact.getContactFigures),
  /** Those who answer messages. */
  assignees: () => admin.list(contact.listContactAssignees),
});

/** What is done with a message. */
export const messageActions = (admin: AdminClient, id: string, key: Key) => {
  const params = { id };
  return {
    reply: (body: BodyOf<typeof contact.replyToContactRequest>) =>
      admin.change(contact.replyToContactRequest, { params, body, key }),
    /** The same with files. */
    replyWithFiles: (body: FormData) =>
      admin.change(contact.replyToContactRequestWithFiles, { params, body, key }),
    /** Puts it off to a day, or brings it back. */
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

/** Answers the team keeps at hand. */
export const templateCalls = (admin: AdminClient) => ({
  list: () => admin.list(contact.listContactTemplates),
  add: (body: BodyOf<typeof contact.addContactTemplate>, key: Key) =>
    admin.change(contact.addContactTemplate, { body, key }),
  change: (id: string, body: BodyOf<typeof contact.changeContactTemplate>, key: Key) =>
    admin.change(contact.changeContactTemplate, { params: { id }, body, key }),
  remove: (id: string, key: Key) =>
    admin.change(contact.removeContactTemplate, { params: { id }, key }),
});
