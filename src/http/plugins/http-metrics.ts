import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../telemetry/metrics.ts';

/** Times every reply by route; a request without a route counts under `none`, so that no label is made of what callers send. */
export function registerHttpMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open says nothing of the service.
    if (request.routeOptions.config.stream === true && reply.statusCode === 200) return done();
    const route = request.routeOptions.url ?? 'none';
    metrics.httpRequestSeconds.of(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
}
