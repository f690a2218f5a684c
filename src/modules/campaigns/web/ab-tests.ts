import { browserStorage } from '#kit/cookies.ts';

const KEY = browserStorage.tests.name;

/** Segment of a visitor without a stored segment (CMP-24). */
export const CONTROL = 'control';

type Segments = Readonly<Record<string, string>>;

/** Tests of this browser, stored across visits (CMP-20). */
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
      // Invalid stored data: starts empty.
      return {};
    }
  }

  /** The first segment stored for a test is kept (CMP-21). */
  add(name: string, segment: string): void {
    const tests = this.all();
    if (!(name in tests)) this.#write({ ...tests, [name]: segment });
  }

  remove(name: string): void {
    const { [name]: _, ...others } = this.all();
    this.#write(others);
  }

  /** Whether this visitor is in that segment. In an unknown test everybody is `control` (CMP-23, CMP-24). */
  isIn(name: string, segment: string): boolean {
    return (this.all()[name] ?? CONTROL) === segment;
  }

  #write(tests: Segments): void {
    this.#storage.setItem(KEY, JSON.stringify(tests));
  }
}
