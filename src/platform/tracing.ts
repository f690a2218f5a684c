import { channel } from 'node:diagnostics_channel';
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';

/**
 * Traces requests, jobs and outgoing calls to an OpenTelemetry collector (decision 0519). Before `startTracing` the calls of
 * `@opentelemetry/api` do nothing.
 */
const tracer = () => trace.getTracer('gamelle');

interface TracingOptions {
  /** Base address of a collector that speaks OTLP over HTTP, as OTEL_EXPORTER_OTLP_ENDPOINT names it. */
  endpoint: string;
  /** Share of the requests and jobs that are traced, from 0 to 1. */
  share: number;
  /** Role of this process: web, worker or all. */
  role: string;
}

/** Starts tracing; returns a function that flushes and ends it. The SDK is only loaded when tracing is on. */
export async function startTracing({
  endpoint,
  share,
  role,
}: TracingOptions): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  // The sampling does not use the trace id: a caller chooses it, and could force sampling.
  const chosen: Sampler = {
    shouldSample: () => ({
      decision:
        Math.random() < share
          ? sdk.SamplingDecision.RECORD_AND_SAMPLED
          : sdk.SamplingDecision.NOT_RECORD,
    }),
    toString: () => `Share{${share}}`,
  };
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'gamelle',
      'service.instance.role': role,
    }),
    // A caller may name its parent trace, but the sampling rate is decided here.
    sampler: new sdk.ParentBasedSampler({
      root: chosen,
      remoteParentSampled: chosen,
      remoteParentNotSampled: chosen,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: 1000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const unfollow = followCalls();
  return async () => {
    unfollow();
    await provider.shutdown();
    trace.disable();
    propagation.disable();
    context.disable();
  };
}

/** Records the kind of an error in a span, never its message, which may quote data. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : type;
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

interface SpanWanted {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** Runs work in a child span; an error is recorded and rethrown. */
export const inSpan = <T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanWanted,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Runs work as a child of the span in the caller's headers (W3C `traceparent`). */
export const belowCaller = <T>(headers: Record<string, string>, work: () => T): T =>
  context.with(propagation.extract(context.active(), headers), work);

const INNERMOST = /\([^()]*\)/g;
const VERB_AND_TABLE = /\b(select|insert into|update|delete from)\b(?:.*?\bfrom)?\s+"?(\w+)/is;

/** Operation and table of a statement, for the span's name: `select orders`. */
function summaryOf(text: string): string {
  let outer = text;
  for (let last = ''; last !== outer; outer = outer.replaceAll(INNERMOST, ' ')) last = outer;
  const [, verb = '', table] = VERB_AND_TABLE.exec(outer) ?? [];
  return table ? `${verb.split(' ')[0]} ${table}` : (text.trim().split(/\s/, 1)[0] ?? '');
}

/**
 * Starts a child span for a statement, with its text and without its values; undefined while nothing is traced. The caller ends
 * it with the returned function, passing the error if it failed.
 */
export function statementSpan(text: string): ((error?: unknown) => void) | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const span = tracer().startSpan(summaryOf(text), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  return (error) => {
    if (error) fail(span, error);
    span.end();
  };
}

/** The message of the diagnostics channels `undici:request:*`. */
interface CallMessage {
  request: {
    method: string;
    origin: string;
    addHeader(name: string, value: string): void;
  };
  response?: { statusCode: number };
  error?: Error;
}

/**
 * Traces every outgoing call by method and host only, since paths and queries may contain secrets. The trace context is sent
 * along, so that a stand-in or another service of ours can continue it.
 */
function followCalls(): () => void {
  const spans = new WeakMap<object, Span>();
  const end = (request: object, error?: Error) => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (error) fail(span, error);
    span.end();
  };
  const hear: Record<string, (message: CallMessage) => void> = {
    create: ({ request }) => {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const host = new URL(request.origin).host;
      const span = tracer().startSpan(`${request.method} ${host}`, {
        kind: SpanKind.CLIENT,
        attributes: { 'http.request.method': request.method, 'server.address': host },
      });
      spans.set(request, span);
      const headers: Record<string, string> = {};
      propagation.inject(trace.setSpan(context.active(), span), headers);
      for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
    },
    headers: ({ request, response }) =>
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0),
    trailers: ({ request }) => end(request),
    error: ({ request, error }) => end(request, error),
  };
  const heard = Object.entries(hear).map(([name, listener]) => {
    const place = channel(`undici:request:${name}`);
    const subscriber = (message: unknown) => listener(message as CallMessage);
    place.subscribe(subscriber);
    return () => place.unsubscribe(subscriber);
  });
  return () => {
    for (const unsubscribe of heard) unsubscribe();
  };
}
