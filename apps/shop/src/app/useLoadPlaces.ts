import { useEffect, useEffectEvent } from 'react';
import { call } from '../api/call.ts';
import { usePlacesRef } from '../pages/places.ts';
import { toPlace } from '../pages/toPlace.ts';

/**
 * Loads the places of the navigation for the pages that follow: of a page that only a browser renders, and that brought
 * none, or of the back office, where they change. A backend without them keeps the four categories.
 * @returns loads them again
 */
export function useLoadPlaces(): () => void {
  const places = usePlacesRef();
  const load = () => {
    call('getCollections').then(
      ({ collections }) => {
        places.current = collections.map(toPlace);
      },
      () => {},
    );
  };
  const loadUnknown = useEffectEvent(() => {
    if (places.current === undefined) load();
  });
  useEffect(() => loadUnknown(), []);
  return load;
}
