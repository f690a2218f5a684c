import type { DemoStaff } from '../types.ts';

/** One of each role; only for the demonstration: production refuses to load them. */
export const team: DemoStaff[] = [
  { email: 'direction@gamelle.test', name: 'Inès Démonstration', role: 'direction' },
  { email: 'clients@gamelle.test', name: 'Bruno Démonstration', role: 'support' },
  { email: 'logistique@gamelle.test', name: 'Awa Démonstration', role: 'logistics' },
  { email: 'boutique@gamelle.test', name: 'Hugo Démonstration', role: 'merchandising' },
  { email: 'compta@gamelle.test', name: 'Lise Démonstration', role: 'accounting' },
].map((member) => ({ ...member, password: 'Sept-bols-ranges-sur-l-etagere' }) as DemoStaff);
