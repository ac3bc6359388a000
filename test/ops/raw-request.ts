/** Requests as bytes, most of them malformed, drawn by fast-check. */
import fc from 'fast-check';
import { cookies, flags, headers, paths } from './malformed-parts.ts';

/** What is sent, and what the sender then does: waits for the answer; waits, and ends its side after a moment of silence; or breaks the connection. */
export type RawRequest = { bytes: string; after: 'answer' | 'wait' | 'reset' };

const letters = (max: number) => fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: max });
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const target = fc
  .tuple(
    fc.oneof(
      often(6, fc.constantFrom(...paths)),
      often(1, letters(60)),
      often(
        2,
        fc.tuple(fc.constantFrom(...paths), letters(8)).map((pair) => pair.join('')),
      ),
    ),
    fc.oneof(
      often(3, fc.constant('')),
      often(
        4,
        fc.array(fc.constantFrom(...flags), { minLength: 1, maxLength: 4 }).map((all) => `?${all.join('&')}`),
      ),
      often(
        1,
        letters(40).map((text) => `?${text}`),
      ),
    ),
  )
  .map((parts) => parts.join(''));

const method = fc.oneof(
  often(6, fc.constant('GET')),
  often(3, fc.constant('POST')),
  often(4, fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'PRI', 'M-SEARCH', 'get', 'G3T', '')),
);

const header = fc.oneof(
  often(5, fc.constantFrom(...headers)),
  often(
    3,
    fc.array(fc.constantFrom(...cookies), { maxLength: 4 }).map((all) => `Cookie: ${all.join('; ')}`),
  ),
  often(1, letters(30)),
);

const body = fc.oneof(
  often(4, fc.constant('')),
  often(
    2,
    fc.constantFrom(
      '{',
      '[]',
      'null',
      '"',
      '{"__proto__":{}}',
      '{"sku":"\\u0000","quantity":1e999}',
      '0\r\n\r\n',
      'zz\r\n',
      'form=%&x=%ff',
      '--\r\n',
      '[[[[',
      '5\r\nhello\r\n0\r\n\r\n',
      '{"a":'.repeat(2_000),
    ),
  ),
  often(1, letters(50)),
);
const withBody = fc.tuple(fc.constantFrom('json', 'x-www-form-urlencoded', 'octet-stream'), body).map(([type, text]) => ({
  lines: ['Connection: close', `Content-Type: application/${type}`, `Content-Length: ${text.length}`],
  text,
}));
const upgrade = fc
  .tuple(
    fc.constantFrom('websocket', 'WebSocket', 'h2c', ''),
    fc.constantFrom('dGhlIHNhbXBsZSBub25jZQ==', 'x', '', '\xff'),
    fc.constantFrom('13', '8', 'x', '-1'),
    letters(30),
  )
  .map(([to, key, version, frames]) => ({
    lines: ['Connection: Upgrade', `Upgrade: ${to}`, `Sec-WebSocket-Key: ${key}`, `Sec-WebSocket-Version: ${version}`, 'Sec-WebSocket-Extensions: ;,='],
    text: frames,
  }));

const whole = fc
  .tuple(
    method,
    target,
    fc.constantFrom(...Array<string>(9).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    fc.oneof(
      often(5, fc.constant({ lines: ['Connection: close'], text: '' })),
      often(4, withBody),
      often(3, upgrade),
      often(
        2,
        body.map((text) => ({ lines: [] as string[], text })),
      ),
    ),
    fc.array(header, { maxLength: 5 }),
  )
  .map(
    ([verb, to, version, sent, more]) =>
      `${verb} ${to} ${version}\r\nHost: localhost\r\n${[...sent.lines, ...more].map((line) => `${line}\r\n`).join('')}\r\n${sent.text}`,
  );

const bytes = fc.oneof(
  often(12, whole),
  often(
    2,
    fc.tuple(whole, fc.nat({ max: 200 })).map(([text, length]) => text.slice(0, length)),
  ),
  often(
    2,
    fc.tuple(whole, whole).map((both) => both.join('')),
  ),
  often(1, letters(200)),
);

/** A request, drawn. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc.record({
  bytes,
  after: fc.constantFrom(...Array<'wait'>(9).fill('wait'), 'reset'),
});
