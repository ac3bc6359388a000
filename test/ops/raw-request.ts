/** Requests as bytes, most of them malformed, drawn by fast-check; and the sending of them over a socket of their own. */
import { connect } from 'node:net';
import fc from 'fast-check';

/** What is sent, and what the sender then does: waits, and says that no more comes once it has heard nothing for a moment; or breaks the connection. */
export type RawRequest = { bytes: string; after: 'wait' | 'reset' };

const momentMs = 150;

const letters = (max: number) => fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: max });
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const paths = [
  '/',
  '/%',
  '/%2',
  '/%ff',
  '/%00',
  '/zh/%',
  '/product/%E4%BD',
  '/product/ember-bowl',
  '/search',
  '/cart',
  '/checkout',
  '/order/status',
  '/account',
  '/page/%c0%af',
  '/api/web/cart/add',
  '/api/web/cart/',
  '/api/web/auth/signin',
  '/api/web/order/status',
  '/api/web/search/suggest',
  '/api/web/%',
  '/api/admin/products',
  '/api/admin/staff/%zz',
  '/api/web/payment/webhook/sandbox',
  '/api/web/openapi.json',
  '/media/x.webp',
  '/media/%',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%',
  '/theme/x.css',
  '/backoffice/',
  '/backoffice/%',
  '/ws/message',
  '/ws/%',
  '/ws/message/',
  '/currency',
  '/document/x.pdf',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/healthz',
  '/readyz',
  '//',
  '//evil.example',
  '/\\evil.example',
  '*',
  'http://evil.example/%',
  'http://[',
  'evil.example:80',
  '?',
  '',
  '/..%2f',
  '/a'.repeat(200),
  `/${'x'.repeat(7_000)}`,
  `/document/${'x'.repeat(400)}.pdf`,
  '/zh-hk/%/',
  '/error/404',
];
const flags = [
  'preview=true',
  'previewToken=%',
  'previewToken=x',
  'request=route',
  'request=',
  'currency=EUR',
  'currency=%',
  'lang=zh',
  'lang=%00',
  'hideHead=1',
  'q=%',
  'q=%F0%9F%98',
  'page=-1',
  'page=1e9',
  'price=a-b',
  'inStock=maybe',
  'sort=__proto__',
  '__proto__[x]=1',
  'opt.=%',
  'visitorId=%',
  'q=%00',
  'size=1000000000',
  '=',
  '&&',
  '%',
  'constructor=1',
  'filter={',
  'token=%ff',
];
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

const cookies = [
  'currency=EUR',
  'currency =EUR',
  'currency="EUR"',
  'currency=%',
  'guest=%',
  'guest=x',
  'preview=%',
  `preview=${'x'.repeat(300)}`,
  '=',
  ';;;',
  'a',
  '__proto__=1',
  'lang=%zz',
  'guest=%00',
  '\xff=\xfe',
];
const headers = [
  'X-Currency: \xff',
  'X-Currency: EUR\r\nX-Currency: USD',
  'Accept-Language: *;q=x,,',
  'Accept-Encoding: ;;q=0',
  'If-None-Match: W/',
  'X-Auth: %00',
  'X-Auth: x',
  'X-Lang: __proto__',
  'Host:',
  'Host: a b',
  'X-Forwarded-For: ,',
  'X-Forwarded-Proto: \t',
  'X-Forwarded-Host: %',
  'Origin: null',
  'Origin: http://[',
  'Sec-Fetch-Site: cross-site',
  'Range: bytes=9-1',
  'Range: bytes=',
  'Expect: 100-continue',
  'Expect: x',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 3',
  'Content-Length: 3\r\nContent-Length: 4',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: ;',
  'Content-Type: text/plain',
  'Content-Encoding: br',
  'Idempotency-Key: \x7f',
  'If-Match: ',
  'Accept-Version: 9',
  'Upgrade: h2c',
  'Connection: keep-alive, Upgrade',
  ': x',
  'no colon',
  ' folded',
  'A\0: b',
  `X-Long: ${'x'.repeat(17_000)}`,
  'If-Modified-Since: x',
  'User-Agent: \x80',
  'Connection: close',
];
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

/** The status of an answer; `closed` without one; `open` when nothing came of it in time, after which the connection is broken. */
export type RawAnswer = number | 'closed' | 'open';

/** Sends a request and waits until the server has closed the connection. */
export function sendRaw(port: number, { bytes, after }: RawRequest, limitMs: number): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    const finish = (without: 'closed' | 'open') => {
      clearTimeout(limit);
      clearTimeout(moment);
      socket.destroy();
      done(statusOf() || without);
    };
    const limit = setTimeout(() => finish('open'), limitMs);
    const moment = setTimeout(() => socket.end(), momentMs);
    socket.on('connect', () => {
      socket.write(Buffer.from(bytes, 'latin1'));
      if (after === 'reset') socket.resetAndDestroy();
    });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      // A web socket that was opened stays so.
      if (statusOf() === 101) finish('closed');
    });
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('closed'));
    socket.on('close', () => finish('closed'));
  });
}
