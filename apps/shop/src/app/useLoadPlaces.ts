import { useEffect, useEffectEvent } from 'react';
import { call } from '../api/call.ts';
import { usePlacesRef } from '../pages/places.ts';
import { toPlace } from '../pages/toPlace.ts';

/**
 * Loads the places of the navigation for the next pages, if the current page came without them because only browsers
 * render it. If the backend has no places, the four categories stay.
 * @returns a function that loads them again, for the back office, which changes them
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
