/** A page's meta data with what every page has: the shop's name, the true address, languages, previews for messengers. */
import type { PageMeta } from '#kit/server/page/page-kind.ts';
import type { ShopSettings } from '#shop/settings/contract.ts';
import { wordIn } from '#kit/pure/languages.ts';
import { publicAddress, wholeAddress } from '#ui/public-files/public-files.ts';
import { pictureOf } from '#ui/picture-data.ts';
import { localPath, type PageView } from '#ui/page-view.tsx';

/** Meta data filled in. Addresses begin with the configured base, never with what a request calls its host. */
export function fullMeta(
  outcome: { meta: PageMeta },
  page: { view: PageView; settings: ShopSettings; baseUrl: string; languages: readonly string[] },
): PageMeta & { alternates?: Record<string, string> } {
  const { meta } = outcome;
  const { view, settings, baseUrl } = page;
  const shopName = wordIn(settings.shop.name, view.lang) || 'Vitrine';
  const title = !meta.title ? shopName : meta.title.includes(shopName) ? meta.title : `${meta.title} – ${shopName}`;
  const noindex = meta.robots?.includes('noindex') ?? false;
  const address = (path: string) => baseUrl + path;
  const canonical = address(localPath(view, meta.canonical ?? view.path));
  const { socialPicture } = settings.shop;
  const image = meta.og?.['image'] ?? (socialPicture ? publicAddress(pictureOf(socialPicture)) : undefined);
  const real = Object.entries(view.alternates).filter(([lang]) => page.languages.includes(lang));
  const alternates = real.map(([lang, path]) => [lang, address(path.split('?')[0]!)] as const);
  const fallback = (real.find(([lang]) => lang === settings.languages.default) ?? real.find(([lang]) => lang === 'en') ?? real[0])?.[1];
  return {
    ...meta,
    title,
    ...(noindex ? {} : { canonical }),
    ...(meta.feed ? { feed: address(localPath(view, meta.feed)) } : {}),
    og: {
      site_name: shopName,
      type: 'website',
      locale: view.lang.replace('-', '_'),
      title: meta.title || shopName,
      description: meta.description,
      url: canonical,
      ...meta.og,
      ...(image ? { image: wholeAddress(baseUrl, image) } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', ...meta.twitter },
    ...(noindex || meta.canonical
      ? {}
      : { alternates: { ...Object.fromEntries(alternates), ...(fallback ? { 'x-default': address(fallback.split('?')[0]!) } : {}) } }),
  };
}
