import { browserStorage } from '#kit/cookies.ts';

const KEY = browserStorage.tests.name;

/** What a visitor who is in no stored segment counts as (CMP-24). */
export const CONTROL = 'control';

type Segments = Readonly<Record<string, string>>;

/** The tests this browser takes part in, kept over visits (CMP-20). */
export class AbTests {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  all(): Segments {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(KEY) ?? '{}');
      return stored !== null && typeof stored === 'object' ? (stored as Segments) : {};
    } catch {
      // Written by somebody else: the tests begin anew.
      return {};
    }
  }

  /** The first segment of a name stays (CMP-21). */
  add(name: string, segment: string): void {
    const tests = this.all();
    if (!(name in tests)) this.#write({ ...tests, [name]: segment });
  }

  remove(name: string): void {
    const { [name]: _, ...others } = this.all();
    this.#write(others);
  }

  /** Is this visitor in that segment? An unknown test is `control` for everybody (CMP-23, CMP-24). */
  isIn(name: string, segment: string): boolean {
    return (this.all()[name] ?? CONTROL) === segment;
  }

  #write(tests: Segments): void {
    this.#storage.setItem(KEY, JSON.stringify(tests));
  }
}
