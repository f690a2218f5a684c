/** Parses the address of a list; invalid values are ignored. */
export function readQuery(request: Request) {
  const query = new URL(request.url).searchParams;
  const page = query.get('page') ?? '1';
  return {
    /** From 1. */
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    text: (name: string, maxLength = 200) => query.get(name)?.slice(0, maxLength) || undefined,
    oneOf: <T extends string>(name: string, allowed: readonly T[]) =>
      allowed.find((one) => one === query.get(name)),
  };
}
