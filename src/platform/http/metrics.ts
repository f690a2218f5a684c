import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { stopwatch } from '../clock.ts';
import { countedStatus, type RequestEnv } from './request-context.ts';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Counts and times requests by method, section of the site and status; `text` is for /metrics. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the first segment of the path',
    labelNames: ['method', 'section', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const observe = (method: string, path: string, status: number, milliseconds: number) =>
    requests.observe({ method, section: section(path), status }, milliseconds / 1000);
  const measure: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const elapsed = stopwatch();
    await next();
    observe(c.req.method, c.req.path, countedStatus(c), elapsed());
  };
  /** A gauge read at each scrape; `label` is the name of its label. */
  const gauge = ({ name, help, label, read }: GaugeOptions) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { of, value } of await read()) this.set({ [label]: of }, value);
      },
    });
  };
  const text = () => registry.metrics();
  return { observe, measure, gauge, text, contentType: registry.contentType };
}

interface GaugeOptions {
  name: string;
  help: string;
  label: string;
  read(): Promise<readonly { of: string; value: number }[]>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const SECTIONS = new Set([
  'api',
  'assets',
  'media',
  'produits',
  'panier',
  'commande',
  'commande-sans-compte',
  'suivi-de-commande',
  'connexion',
  'mon-compte',
]);

/** A fixed set of labels: an unexpected address must not create a new time series. */
function section(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  if (first === '') return 'home';
  return SECTIONS.has(first) ? first : 'other';
}
