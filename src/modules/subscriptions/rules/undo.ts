/** What decides whether a change of a subscription may be taken back. */
interface Undoing {
  /** What was before it is kept: it may be taken back at all, and its delivery has not left. */
  isRecorded: boolean;
  /** No other change stands after it. */
  isLatest: boolean;
  /** The delivery may be changed today, as it is and as it would be. */
  isOpen: boolean;
}

/** Why a change is not taken back, or null when it may be (N-07). */
export function undoRefusal({
  isRecorded: isStored,
  isLatest,
  isOpen,
}: Undoing): 'subscription.undo_late' | 'subscription.undo_superseded' | null {
  if (!isStored) return 'subscription.undo_late';
  if (!isLatest) return 'subscription.undo_superseded';
  return isOpen ? null : 'subscription.undo_late';
}
