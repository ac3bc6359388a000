/** The shop's logo, or its name. */
import { offeredWidths, pictureSourceSet } from '#ui/picture-data.ts';
import type { HeaderData } from './data.ts';

const sizes = '176px';

/** As high as the header allows, as wide as the picture is; a logo stands on no ground of its own. */
export function ShopMark({ shopName, logo }: Pick<HeaderData, 'shopName' | 'logo'>) {
  if (!logo) return shopName;
  return (
    <img
      src={logo.url}
      srcSet={pictureSourceSet(logo, 'webp', offeredWidths(sizes))}
      sizes={sizes}
      width={logo.width}
      height={logo.height}
      alt={shopName}
      className="h-9 w-auto max-w-44 object-contain lg:h-11"
    />
  );
}
