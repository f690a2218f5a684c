/**
 * An amount formatted as money in the message of a refusal: `{ cents: 6490 }` becomes `64,90 €`
 * (BIZ-12).
 */
export interface QuotedAmount {
  cents: number;
}

/** Parameters of the message of a refusal: `{ max: 40, minimum: { cents: 4000 } }`. */
export type RefusalParams = Readonly<
  Record<string, string | number | boolean | null | QuotedAmount>
>;

/** One refused field of a request; `propertyPath` is dotted, empty for the whole (contracts §1.4). */
export type Violation = {
  propertyPath: string;
  message?: string;
  code?: string;
  params?: RefusalParams;
};

/** What a module's `contracts.ts` exports as `refusals`: each code it may refuse with → status. */
export type RefusalCatalogue = Readonly<Record<string, number>>;

type Details = { status?: number; violations?: readonly Violation[] };

/** An expected error: it is sent to the client and never logged as a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly params: RefusalParams;
  /** Overrides the status of the code in `contracts.ts`. */
  readonly status: number | undefined;
  readonly violations: readonly Violation[] | undefined;

  constructor(code: string, params: RefusalParams = {}, details: Details = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.status = details.status;
    this.violations = details.violations;
  }
}

/** `throw refuse('order.empty')`. */
export function refuse(code: string, params: RefusalParams = {}): Refusal {
  return new Refusal(code, params);
}

/** `throw refuseFields([{ propertyPath: 'couponCode', code: 'coupon.invalid' }])`: always a 422. */
export function refuseFields(violations: readonly Violation[]): Refusal {
  return new Refusal('violations', {}, { status: 422, violations });
}
