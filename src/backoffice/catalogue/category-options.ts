/** A tree of categories as the lines of a list, each under the one above it. */
export const categoryOptions = (categories: readonly { path: string; name: string }[]) =>
  categories.map(({ path, name }) => ({
    value: path,
    label: `${'– '.repeat(path.split('/').length - 1)}${name}`,
  }));
