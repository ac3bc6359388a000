/** As much of OpenAPI 3.1 as the documents are made of. */

/** Which API a document describes. */
export type ApiArea = 'web' | 'admin';

/** A schema, or a reference to one. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  propertyNames?: Schema;
  contentMediaType?: string;
  contentSchema?: Schema;
};

/** An example by name. */
export type Example = { $ref?: string; summary?: string; value?: unknown };
/** What a body holds, by its type. */
export type Content = Record<string, { schema: Schema; examples?: Record<string, Example> }>;
/** A parameter, or a reference to one. */
export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  content?: Content;
  example?: unknown;
  style?: 'form';
  explode?: boolean;
};
/** An answer, or a reference to one. */
export type ApiResponse = { $ref?: string; description?: string; headers?: Record<string, object>; content?: Content };

/** An operation as the document has it. */
export type DocumentedOperation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, ApiResponse>;
};

/** A document. */
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description?: string; license?: object; contact?: object };
  servers?: { url: string; description: string }[];
  tags?: { name: string; description: string }[];
  security?: object[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, object>;
    responses?: Record<string, ApiResponse>;
    examples?: Record<string, Example>;
    securitySchemes?: Record<string, object>;
  };
};
