/** `from → action → to`: a transition that is not listed is refused. */
type Table<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, NoInfer<State>>>>>
>;

export type Move<State extends string, Action extends string> =
  | { allowed: true; from: State; action: Action; to: State }
  | { allowed: false; from: State; action: Action; reason: 'transition.refused' };

/**
 * A state machine as data. Every state × action leads to another state or is refused.
 * @throws Error immediately when a transition leads to an unknown state or a state is unreachable.
 */
export function defineStates<State extends string, Action extends string>(
  initial: NoInfer<State> | readonly NoInfer<State>[],
  table: Table<State, Action>,
) {
  const states = Object.keys(table) as State[];
  const actions = [...new Set(states.flatMap((from) => Object.keys(table[from]) as Action[]))];
  checkReachable([initial].flat() as State[], table);

  /** The result of an action in a state. */
  function move(from: State, action: Action): Move<State, Action> {
    const to = table[from][action];
    return to === undefined
      ? { allowed: false, from, action, reason: 'transition.refused' }
      : { allowed: true, from, action, to };
  }

  return {
    states: states as readonly State[],
    actions: actions as readonly Action[],
    move,
    /** The state an action leads to, or null when it is refused. */
    next: (from: State, action: Action): State | null => table[from][action] ?? null,
    can: (from: State, action: Action): boolean => table[from][action] !== undefined,
    /** Every state × action with its result, for tests and documents. */
    pairs: () => states.flatMap((from) => actions.map((action) => move(from, action))),
  };
}

function checkReachable<State extends string>(
  initial: readonly State[],
  table: Readonly<Record<State, Readonly<Partial<Record<string, State>>>>>,
) {
  const reached = new Set<State>(initial);
  for (const state of reached) {
    if (!(state in table)) throw new Error(`state ${state} is not in the table`);
    for (const to of Object.values(table[state]) as State[]) reached.add(to);
  }
  const lost = (Object.keys(table) as State[]).filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`no transition leads to ${lost.join(', ')}`);
}
