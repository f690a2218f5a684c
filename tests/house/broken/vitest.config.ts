import shared from '../../../vitest.config.ts';

/** The projects of the house over tests that are broken on purpose; no usual run looks here. */
const { projects = [], ...rest } = shared.test ?? {};

export default {
  root: process.cwd(),
  test: {
    ...rest,
    projects: projects.map((project) => {
      if (typeof project !== 'object' || !('test' in project)) throw new Error('not a project');
      const name = String(project.test?.name);
      const include = [`tests/house/broken/${name}.broken.ts`];
      return { root: process.cwd(), test: { ...project.test, include } };
    }),
  },
};
