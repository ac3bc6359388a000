import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useRegions } from '../components/inputs/use-regions.ts';
import { countriesOfRegions, zoneTitle, type PlaceNames, type ZonePlaces } from './places.ts';

/** Names of countries and regions in the language of the back office. */
export function usePlaceNames(zones: readonly Pick<ZonePlaces, 'regions'>[]): PlaceNames {
  const locale = useLocale();
  const regions = useRegions(countriesOfRegions(zones));
  const countries = useMemo(() => new Intl.DisplayNames([locale], { type: 'region' }), [locale]);
  return {
    country: (code) => countries.of(code) ?? code,
    region(code) {
      const country = code.slice(0, 2);
      const name = regions.get(country)?.find((one) => one.code === code)?.name ?? code.slice('XX-'.length);
      return `${name} (${countries.of(country) ?? country})`;
    },
  };
}

/** What a zone is called: "Germany, France, Italy and 12 more". */
export function useZoneTitle(zones: readonly ZonePlaces[]): (zone: ZonePlaces) => string {
  const translate = useTranslate();
  const names = usePlaceNames(zones);
  const words = { comma: translate('backoffice_list_comma'), more: (count: number) => translate('backoffice_shipping_more_places', { count }) };
  // A zone of places where goods are collected alone.
  return (zone) => zoneTitle(zone, names, words) || translate('backoffice_shipping_collection');
}
