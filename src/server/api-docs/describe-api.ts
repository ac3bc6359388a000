/** The description of the API, made when it is first asked for: what makes it takes time at start and memory, and most processes are never asked. */
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { OpenApi } from './openapi.ts';

const information = { openapi: '3.1.0', info: { title: 'Vitrine', version: '1' } } as const;

/** Watches what is published from now on; what it answers makes the OpenAPI document of all of it, once. */
export function describeApi(app: FastifyInstance): () => Promise<OpenApi> {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let made: Promise<OpenApi> | undefined;
  return () => (made ??= describe(routes));
}

async function describe(routes: readonly RouteOptions[]): Promise<OpenApi> {
  const [{ default: Fastify }, { default: swagger }, { createJsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler, validatorCompiler }] =
    await Promise.all([import('fastify'), import('@fastify/swagger'), import('fastify-type-provider-zod')]);
  // An application that never serves: the plugin only sees routes that are published after it.
  const described = Fastify();
  described.setValidatorCompiler(validatorCompiler);
  described.setSerializerCompiler(serializerCompiler);
  // Its own transform: the shared one numbers schema names by count, which is wrong for schemas that were reloaded since.
  const transform = createJsonSchemaTransform({});
  await described.register(swagger, { openapi: information, transform, transformObject: jsonSchemaTransformObject });
  for (const { method, url, schema } of routes) described.route({ method, url, schema: schema ?? {}, exposeHeadRoute: false, handler: async () => null });
  await described.ready();
  return described.swagger() as unknown as OpenApi;
}
