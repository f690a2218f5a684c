/** TRK-20. */
export const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The visitor, as far as the page knows. */
export interface Looking {
  connected: boolean;
  /** True until they have an order. */
  isNew: boolean;
  subscriber: boolean;
}

/** TRK-21, TRK-22: labels for the tag manager, never a name or an e-mail. */
export const visitorLabels = ({ connected, isNew, subscriber }: Looking) => ({
  connection_state: connected ? 'Connected' : 'Non-connected',
  client_type: connected ? (isNew ? 'New client' : 'Old client') : 'Guest',
  subscriber: yesNo(subscriber),
});
