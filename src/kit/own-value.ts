/** What an object has of its own under a name somebody typed; never what every object has. */
export const ownValue = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
