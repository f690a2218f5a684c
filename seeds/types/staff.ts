/** Somebody of the demonstration team. */
export interface DemoStaff {
  email: string;
  name: string;
  role: 'direction' | 'support' | 'logistics' | 'merchandising' | 'accounting';
  /** Only for the demonstration; production refuses to load it. */
  password: string;
}

/** What somebody wrote to the team. */
export interface DemoMessage {
  /** Address of a demonstration account. */
  from: string;
  daysAgo: number;
  subject: string;
  text: string;
  /** Null: it waits for the team. */
  reply: { daysAgo: number; text: string; closes: boolean } | null;
}

/** An answer the demonstration team keeps at hand. */
export interface DemoAnswer {
  title: string;
  text: string;
}
