/** Categories, tags, brands and collections as staff keep them; for other slices, what of them nobody sees. */
export { readListingForStaff } from './read-listing.ts';
export { writeListing } from './write-listing.ts';
export { unpublishedListings } from '../lists/read-listing.ts';
