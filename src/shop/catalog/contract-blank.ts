/** What a product and a variant are where nothing was said of them: the API fills it in, and the form of the back office begins with it. */
import { standardTaxClass } from '../markets/contract.ts';
import type { StaffProduct } from './contract-staff.ts';

type StaffVariant = StaffProduct['variants'][number];

/** A product with nothing in it but its settings; its texts and variants come with it. */
export function blankProduct() {
  return {
    slug: '',
    brand: '',
    productType: '',
    published: false,
    publishAt: null,
    unpublishAt: null,
    showSlideImage: true,
    showFavorite: true,
    showCart: true,
    template: null,
    taxClass: standardTaxClass,
    images: [],
    options: [],
    specifications: [],
    fields: {},
    categories: [],
    tags: [],
    collections: [],
    sizeGuide: null,
    videos: [],
    related: [],
  } satisfies Partial<StaffProduct>;
}

/** A variant with nothing in it; its price comes with it. */
export function blankVariant() {
  return {
    sku: '',
    options: {},
    linePrice: null,
    prices: [],
    onHand: 0,
    policy: 'deny' as const,
    tracked: true,
    ahead: null,
    weightGrams: 0,
    barcode: null,
    imageId: null,
    cost: null,
    hsCode: null,
    countryOfOrigin: null,
    dimensions: null,
    requiresShipping: true,
    taxable: true,
  } satisfies Partial<StaffVariant>;
}
