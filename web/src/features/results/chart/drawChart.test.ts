import { pictureWidth } from './drawChart.ts'

it.each([
  [1, 2, 960],
  [2, 2, 960],
  [51, 51, 5637],
])('makes the picture of %s series and %s columns as wide as its figures need', (series, figures, width) => {
  expect(pictureWidth(series, figures)).toBe(width)
})
