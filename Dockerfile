# weft in a container: built in one Debian 12, run in another that has nothing but the program.
#   docker build -t weft .
#   docker run --rm -v "$PWD:/work" weft generate -n 100 -d both -o data/samples
#   docker run --rm -v "$PWD:/work" --network host weft view data/samples     the page is on the loopback of the host
# What compiles or runs emitted code (run, ptx, validate --run) needs a compiler and Warp's headers, which are not in here.

FROM debian:12-slim AS build
WORKDIR /weft
COPY . .
# ./dev installs what the build needs
RUN ./dev build release && cmake --install build/release --component program --prefix /opt/weft

FROM debian:12-slim
# Arrow's libraries ask for libstdc++, the server of weft view is in cpp-httplib; weft itself needs neither
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libstdc++6 libcpp-httplib0.11 && \
    rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/weft /opt/weft
ENV PATH=/opt/weft/bin:$PATH
WORKDIR /work
ENTRYPOINT ["weft"]
