/** A category tree as select options, children after their parent. */
export const categoryOptions = (categories: readonly { path: string; name: string }[]) =>
  categories.map(({ path, name }) => ({
    value: path,
    label: `${'– '.repeat(path.split('/').length - 1)}${name}`,
  }));
