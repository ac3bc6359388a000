/** How well search finds what people mean, over the demo catalogue. No speed: the same on every machine. */
import { judge, meanOf, slugsInShop } from '../../search-quality/measure.ts';
import type { Row } from '../bench.ts';

const row: Row = {
  title: 'Search quality: judged queries over the demo catalogue',
  async run(bench) {
    const { url } = await bench.shop();
    const list = async (path: string, query: Record<string, string>) => {
      const answer = await fetch(`${url}/api/web/${path}?${new URLSearchParams(query).toString()}`);
      const { data } = (await answer.json()) as { data: { items: { slug: string }[] } };
      return data.items.map(({ slug }) => slug);
    };
    const inShop = await slugsInShop((page) => list('product/list', { page: String(page), size: '100' }));
    const judged = await judge(({ q, lang }) => list('search', { q, lang, size: '10' }), inShop);
    const of = (lang: string) => ({ figure: `nDCG@10, ${lang}`, value: meanOf(judged, lang), unit: '', target: { atLeast: 0.85 } });
    return [of('en'), of('zh'), of('zh-HK'), { figure: 'judged queries', value: judged.length, unit: '', target: { atLeast: 60 } }];
  },
};

export default row;
