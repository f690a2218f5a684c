import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { belowCaller, inSpan } from '../tracing.ts';
import { countedStatus, type RequestEnv } from './request-context.ts';
import type { RoutePatterns } from './route-patterns.ts';

/** Reports each request as a span named by its route pattern, as a child of the caller's span if it names one. */
export const traceRequests =
  (patterns: RoutePatterns): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const traceparent = c.req.header('traceparent');
    const { method, path } = c.req;
    const attributes = {
      'http.request.method': method,
      'gamelle.request_id': c.get('requestId'),
    };
    await belowCaller(traceparent ? { traceparent } : {}, () =>
      inSpan(method, { kind: SpanKind.SERVER, attributes }, async (span) => {
        const { traceId } = span.spanContext();
        if (span.isRecording()) c.set('traceId', traceId);
        await next();
        const route = patterns.of(path);
        const status = countedStatus(c);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        if (c.error) span.setAttribute('error.type', c.error.name);
      }),
    );
  };
