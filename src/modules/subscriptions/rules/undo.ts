/** The facts that decide whether a change of a subscription may be undone. */
interface Undoing {
  /** The state before the change is stored, and its delivery has not left. */
  isRecorded: boolean;
  /** No later change exists. */
  isLatest: boolean;
  /** The delivery may be changed today, both as it is and as it was. */
  isOpen: boolean;
}

/** Why a change cannot be undone, or null when it can (N-07). */
export function undoRefusal({
  isRecorded: isStored,
  isLatest,
  isOpen,
}: Undoing): 'subscription.undo_late' | 'subscription.undo_superseded' | null {
  if (!isStored) return 'subscription.undo_late';
  if (!isLatest) return 'subscription.undo_superseded';
  return isOpen ? null : 'subscription.undo_late';
}
