import { feature } from 'topojson-client';
import topology from 'world-atlas/countries-50m.json';
import { CHINA_ID, type Outline } from './china.js';

/** Every country of Natural Earth at 1:50,000,000, public domain. */
export const countries = feature(topology, topology.objects.countries);

const china = countries.features.find(({ id }) => String(id) === CHINA_ID)?.geometry;

/** Mainland China as polygons. */
export const CHINA: Outline = china?.type === 'MultiPolygon' ? china.coordinates : [];
