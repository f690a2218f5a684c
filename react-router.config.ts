import type { Config } from '@react-router/dev/config';

// All routes are known from the first document: asking for them later would be one more address
// that is neither a page nor a service.
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
