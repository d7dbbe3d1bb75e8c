/** A widget of the gallery: its example is `examples/<id>.tsx`, the key of its name is `console.gallery.names.<id>`. */
export interface GalleryWidget {
  readonly id: string;
  /** The file name of the component in `widgets`, without its ending. */
  readonly of: string;
}

export const GALLERY_WIDGETS = [
  { id: 'amount', of: 'fields/AmountField' },
  { id: 'number', of: 'fields/NumberField' },
  { id: 'yesNo', of: 'fields/YesNoField' },
  { id: 'countdown', of: 'fields/CountdownButton' },
  { id: 'dialog', of: 'fields/SizedDialog' },
  { id: 'date', of: 'fields/DateField' },
  { id: 'month', of: 'fields/MonthField' },
  { id: 'year', of: 'fields/YearField' },
  { id: 'colour', of: 'fields/ColourField' },
  { id: 'icon', of: 'fields/IconField' },
  { id: 'idCard', of: 'fields/IdCardField' },
  { id: 'phone', of: 'fields/PhoneField' },
  { id: 'personName', of: 'fields/PersonNameField' },
  { id: 'gender', of: 'fields/GenderField' },
  { id: 'dictionary', of: 'fields/DictionaryField' },
  { id: 'cascade', of: 'fields/CascadeField' },
  { id: 'staff', of: 'fields/StaffField' },
  { id: 'user', of: 'fields/StaffPickerDialog' },
  { id: 'departmentTree', of: 'fields/DepartmentTree' },
  { id: 'department', of: 'fields/DepartmentField' },
  { id: 'files', of: 'fields/FileUploadField' },
  { id: 'images', of: 'fields/ImageUploadField' },
  { id: 'region', of: 'fields/RegionField' },
  { id: 'regions', of: 'fields/RegionsField' },
  { id: 'calendar', of: 'fields/CalendarField' },
  { id: 'location', of: 'fields/LocationField' },
  { id: 'locationDialog', of: 'fields/MapLocationDialog' },
  { id: 'range', of: 'fields/MapRangeEditor' },
  { id: 'line', of: 'fields/LineEditor' },
] as const satisfies readonly GalleryWidget[];

export type WidgetId = (typeof GALLERY_WIDGETS)[number]['id'];
