/** Small files that browsers and search engines ask for by name. */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import { wordIn } from '#kit/pure/languages.ts';
import type { ShopSettings } from '#shop/settings/contract.ts';
import type { Theme } from '#shop/settings/contract.ts';
import { pictureUrl, type PictureData } from '#ui/picture-data.ts';

/** `/robots.txt`: what is personal or endless is nothing for search engines. */
export function robotsText(settings: ShopSettings, baseUrl: string): string {
  const closed = ['/api/', '/backoffice', '/cart', '/checkout/', '/payment/', settings.routes.userBasePath, '/*?*request=route'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');
}

/** Widths of the icon of an installed shop: for the home screen, and for what is shown while it starts. */
const iconWidths = [160, 320, 640] as const;

/** An own icon as browsers install it: they go by type and true size, and none is made larger than the original. */
function iconsOf(own: PictureData): { src: string; sizes: string; type: string }[] {
  return iconWidths
    .filter((width, index) => index === 0 || width <= own.width)
    .map((width) => {
      const side = Math.min(width, own.width);
      return { src: pictureUrl(own, width, 'webp'), sizes: own.width === own.height ? `${side}x${side}` : 'any', type: 'image/webp' };
    });
}

/** `/manifest.webmanifest`; `own`: the shop's icon, where it has one. */
export function manifest(settings: ShopSettings, theme: Theme, own: PictureData | undefined): string {
  const name = wordIn(settings.shop.name, 'en');
  return JSON.stringify({
    name,
    short_name: name,
    description: wordIn(settings.shop.description, 'en'),
    start_url: '/',
    id: '/',
    display: 'standalone',
    background_color: theme.backgroundColor,
    theme_color: theme.backgroundColor,
    icons: own ? iconsOf(own) : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

/** The shop's initial in its colours, for a shop without an icon of its own. */
export function favicon(settings: ShopSettings, theme: Theme): string {
  const initial = (wordIn(settings.shop.name, 'en') || 'V').match(/^\p{L}|./u)?.[0] ?? 'V';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${escapeHtml(theme.titleColor)}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia, serif" font-size="42" fill="${escapeHtml(theme.backgroundColor)}">${escapeHtml(initial)}</text></svg>`;
}
