import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Style from 'ol/style/Style.js';
import type { MapColours } from './base-layers.js';
import type { LngLat } from './lng-lat.js';
import { townLabel } from './town-label.js';

export interface Town extends LngLat {
  readonly name: string;
  /** 0 for towns visible from afar, 2 for those visible only nearby. */
  readonly size: number;
}

/** Resolution in degrees per pixel below which towns of a size are named. */
const SEEN_FROM = [0.1, 0.03, 0.008];

/** Shows the names of towns at their places, the larger ones first where there is no room for all. */
export class TownLayer {
  private readonly source = new VectorSource<Feature>();
  private readonly labels = new Map<string, Style>();
  readonly layer: VectorLayer;

  constructor(private readonly colours: MapColours) {
    this.layer = new VectorLayer({
      source: this.source,
      declutter: true,
      style: (feature, resolution) => {
        const town = feature.getProperties() as Town;
        return resolution > SEEN_FROM[town.size]! ? undefined : this.labelOf(town);
      },
    });
  }

  private labelOf({ name, size }: Town): Style {
    const { border, land, text } = this.colours;
    const known = this.labels.get(name);
    if (known) return known;
    const image = townLabel(name, { isLarge: size === 0, text, halo: land, dot: border });
    // Larger towns are placed first.
    const label = new Style({ image, zIndex: -size });
    this.labels.set(name, label);
    return label;
  }

  show(towns: readonly Town[]): void {
    this.source.clear();
    this.source.addFeatures(
      towns.map(({ lng, lat, ...facts }) => new Feature({ geometry: new Point([lng, lat]), ...facts })),
    );
  }
}
