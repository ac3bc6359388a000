/** What the environment says of tracing, by OpenTelemetry's own names. */
import { z } from 'zod';
import { baseAddress, expectSet } from './fields.ts';

/** Where spans go, and which. */
export type TracingConfig = {
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** How much of what begins here is traced, from 0 to 1. */
  share: number;
  /** Whether a trace that a request names is continued. */
  trustsCallers: boolean;
};

const header = /^[\w!#$%&'*+.^`|~-]+=[^\s,=][^,]*$/;

/** Each variable: its schema, and the rule as text. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: baseAddress,
    rule: 'the address of a collector that takes OTLP over HTTP, such as http://localhost:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .transform((value) => value.split(','))
      .refine((all) => all.every((one) => header.test(one.trim())))
      .transform((all) => Object.fromEntries(all.map((one) => one.trim().split(/=(.*)/s, 2) as [string, string]))),
    rule: 'headers for that collector with commas between, such as authorization=Bearer secret',
  },
  OTEL_SERVICE_NAME: { schema: z.string().max(100), rule: 'what the shop is called in traces, at most 100 characters' },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0+)?)$/)
      .transform(Number),
    rule: 'how much is traced, from 0 to 1, such as 0.1',
  },
} as const;

type Given = { [Name in keyof typeof tracingVariables]?: z.output<(typeof tracingVariables)[Name]['schema']> };

/**
 * Null where nothing is traced.
 * @throws StartupError for settings of a collector that is not named
 */
export function tracingConfig(given: Given, { trustsCallers }: { trustsCallers: boolean }): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  expectSet(given, 'OTEL_EXPORTER_OTLP_ENDPOINT', Object.keys(tracingVariables) as (keyof Given)[]);
  if (endpoint === undefined) return null;
  return {
    url: `${endpoint}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME ?? 'vitrine',
    share: given.OTEL_TRACES_SAMPLER_ARG ?? 1,
    trustsCallers,
  };
}
