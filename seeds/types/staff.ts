/** Somebody of the demonstration team. */
export interface DemoStaff {
  email: string;
  name: string;
  role: 'direction' | 'support' | 'logistics' | 'merchandising' | 'accounting';
  /** Only for the demonstration; production refuses to load it. */
  password: string;
}

/** An answer the demonstration team keeps at hand. */
export interface DemoAnswer {
  title: string;
  text: string;
}
