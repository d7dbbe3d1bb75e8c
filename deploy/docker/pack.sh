#!/bin/sh
# pack.sh SERVICE BUILT TARGET: puts what one service needs at run time into TARGET.
# Run in a checkout whose node_modules hold the service's dependencies; BUILT is a checkout with everything built.
set -eu
service=$1
built=$2
target=$3

mkdir -p "$target"
cp package.json "$target/"
cp -R node_modules "$target/"
# npm links the packages of the workspace; only those that are built for servers are followed.
for package in "services/$service" libs/*; do
  [ -L "node_modules/@mall/${package##*/}" ] || continue
  mkdir -p "$target/$package"
  cp "$package/package.json" "$target/$package/"
  cp -R "$built/$package/dist" "$target/$package/"
  if [ -d "$package/node_modules" ]; then cp -R "$package/node_modules" "$target/$package/"; fi
done
# The gateway serves both static apps.
if [ "$service" = gateway ]; then
  for app in storefront console; do
    mkdir -p "$target/$app"
    cp -R "$built/$app/dist" "$target/$app/"
  done
fi
# Links to packages that are not there would confuse.
find "$target/node_modules" -maxdepth 2 -xtype l -delete
